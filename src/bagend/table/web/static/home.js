/** The pages without a match. */
import './app.js';
import {bindMenus} from './page.js';

bindMenus();
document.body.classList.add('scripted');

// The stylesheet `theme.css`: the variables, then the base styles.
import './values.css.js';
import './base.css.js';

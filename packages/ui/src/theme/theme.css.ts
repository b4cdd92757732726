// The stylesheet `theme.css`: the variables of the default brand, then the base styles.
import './brands/surma.css.js';
import './base.css.js';

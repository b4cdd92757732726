// The stylesheet `values.css`: the variables of the default brand, and those that all brands share.
import './brands/surma.css.js';
import './scale.css.js';

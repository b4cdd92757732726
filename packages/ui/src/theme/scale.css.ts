import { globalStyle } from '@vanilla-extract/css';
import { values } from './layers.css.js';
import { leavesOf, variableName } from './roles.js';
import { scale } from './scale.js';

const vars = Object.fromEntries(leavesOf(scale).map(([path, value]) => [`--${variableName(path)}`, value]));

globalStyle(':root', { '@layer': { [values]: { vars } } });

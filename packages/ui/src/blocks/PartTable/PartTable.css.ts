import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../../elements/DataTable/DataTable.css.js';
import { space } from '../../theme/tokens.js';
import { listedSize } from '../PartThumbnail/PartThumbnail.css.js';

export const part = style({ '@container': { [wide]: { vars: { [listedSize]: '2rem' } } } });

export const outOfStock = style({ display: 'inline-flex', verticalAlign: 'bottom' });

/** A row has two lines for the name; in a narrow one, the number takes the second. */
export const nameAboveNumber = style({ '@container': { [narrow]: { WebkitLineClamp: 1 } } });

export const buttons = style({ display: 'flex', justifyContent: 'end', gap: space.xs2 });

import { readDescription } from '@dealerkit/domain/parts/partFacts';
import { Icon } from '../../elements/Icon/Icon.js';
import { boxIcon } from '../../elements/Icon/icons.js';
import { kindIcons } from '../../elements/Icon/kindIcons.js';

/** The drawing of the category that a description lists; without a published one, that of all parts. */
export const KindIcon = ({ description }: { description: string }) => {
  const [category = ''] = readDescription(description).category;
  return <Icon path={kindIcons[category] ?? boxIcon} />;
};

import type { Part } from '@dealerkit/domain/entities';
import { PartDetail } from '@dealerkit/ui/blocks/PartDetail';
import { Badge } from '@dealerkit/ui/elements/Badge';

const warrantyLine = /^Warranty: (.+)\n?/m;

/** The line "Warranty: 24 months" of the description, which every host stores, as a field of its own. */
export const PartWithWarranty = ({ part: { description = '', ...part } }: { part: Part }) => (
  <PartDetail part={{ ...part, description: description.replace(warrantyLine, '') }}>
    <Badge>{warrantyLine.exec(description)?.[1] ?? 'No warranty'}</Badge>
  </PartDetail>
);

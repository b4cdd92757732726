'use client';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { FieldSkeleton } from '../../elements/Field/FieldSkeleton.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useTexts } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Card } from '../../elements/Card/Card.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { padding } from '../../elements/Card/Card.css.js';
import { footerBase, form, skeletonButton, total } from './OrderForm.css.js';
import { orderTexts } from '../../texts/en/order.js';

/** The placeholder of an `OrderForm`, with the same height and labels. */
export const OrderFormSkeleton = () => {
  const { order } = useTexts(orderTexts);
  return (
    <Card kind="panel" edge="accent" padding="none" className={form} aria-hidden="true">
      <Stack className={padding.panel}>
        <Heading as="p" size="title">
          {order.title}
        </Heading>
        <DescriptionList
          columns="auto"
          rows={[
            { label: order.name, value: <Skeleton /> },
            { label: order.email, value: <Skeleton /> },
          ]}
        />
        <FieldSkeleton label={order.address} />
        <Grid columnWidth="field" filled align="start">
          <FieldSkeleton label={order.phone} />
          <FieldSkeleton label={order.quantity} hasHint />
        </Grid>
      </Stack>
      <Stack direction="row" justify="between" gap="sm" className={footerBase}>
        <Stack gap="none" className={total}>
          <Heading as="span" size="label">
            {order.total}
          </Heading>
          <Heading as="span" size="title">
            <Skeleton />
          </Heading>
        </Stack>
        <div className={skeletonButton}>
          <Skeleton shape="button" />
        </div>
      </Stack>
    </Card>
  );
};

import type * as Hooks from '@dealerkit/api-client/react';
import type * as Props from '@dealerkit/ui/AsyncData';
import type { ImportPartsScreenProps } from '@dealerkit/ui/screens/ImportPartsScreen';
import type { HostPaging } from '@dealerkit/ui/screens/ManageProductsScreen';
import type { Part } from '@dealerkit/domain/entities';
import { expectTypeOf, test } from 'vitest';

test('the results of the hooks fit the props of the screens', () => {
  expectTypeOf<Hooks.AsyncData<Part[]>>().toEqualTypeOf<Props.AsyncData<Part[]>>();
  expectTypeOf<Hooks.MutationError>().toExtend<Props.SubmitError>();
  expectTypeOf<Hooks.FormDraft>().toEqualTypeOf<Props.FormDraft>();
  expectTypeOf<Hooks.HostPaging>().toExtend<HostPaging>();
  expectTypeOf<Hooks.PartImport>().toExtend<Omit<ImportPartsScreenProps, 'onRead'>>();
});

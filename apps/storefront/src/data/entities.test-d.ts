import type * as Api from '@dealerkit/api-client';
import type * as Hooks from '@dealerkit/api-client/react';
import type * as Props from '@dealerkit/ui/AsyncData';
import type * as Ui from '@dealerkit/ui/entities';
import { expectTypeOf, test } from 'vitest';

test('the answers of the client fit the props of the screens', () => {
  expectTypeOf<Api.Part>().toExtend<Ui.Part>();
  expectTypeOf<Api.Order>().toExtend<Ui.Order>();
  expectTypeOf<Api.Review>().toExtend<Ui.Review>();
  expectTypeOf<Api.User>().toExtend<Ui.User>();
});

test('both spell every field the same (S127, S128)', () => {
  expectTypeOf<keyof Api.Part>().toEqualTypeOf<keyof Ui.Part>();
  expectTypeOf<keyof Api.Order>().toEqualTypeOf<keyof Ui.Order>();
  expectTypeOf<keyof Api.Review>().toEqualTypeOf<keyof Ui.Review>();
  expectTypeOf<keyof Api.User>().toEqualTypeOf<keyof Ui.User>();
});

test('the results of the hooks fit the props of the screens', () => {
  expectTypeOf<Hooks.AsyncData<Api.Part[]>>().toEqualTypeOf<Props.AsyncData<Api.Part[]>>();
  expectTypeOf<Hooks.MutationError>().toExtend<Props.SubmitError>();
  expectTypeOf<Hooks.FormDraft>().toEqualTypeOf<Props.FormDraft>();
});

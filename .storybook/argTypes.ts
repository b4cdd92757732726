import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What react-docgen adds to a component. */
interface WithDocgen {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

/**
 * Completes the table of props: types that react-docgen parses as `unknown` are shown as written, and `@default` in a sentence
 * is the default.
 */
export const completeArgTypes: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, component }) => {
  const props = (component as WithDocgen | undefined)?.__docgenInfo?.props;
  if (!props) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType.table ?? {};
      const [description = '', byDefault] = (argType.description ?? '').split(' @default ');
      const written = props[name]?.tsType?.raw?.replace(/ \| undefined$/, '');
      const summary = type?.summary?.includes('unknown') ? written : type?.summary?.replace(/ \| undefined$/, '');
      const table = {
        ...argType.table,
        ...(summary !== undefined && { type: { summary } }),
        ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
      };
      return [name, { ...argType, description, table }];
    }),
  );
};

import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What react-docgen adds to a component. */
interface WithDocgen {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

/**
 * Makes the table of props true: types as they are written, `@default` of a sentence as the default, and only props of the
 * component and not those of the story.
 */
export const completeArgTypes: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, component }) => {
  const props = (component as WithDocgen | undefined)?.__docgenInfo?.props;
  if (!props) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description = '', byDefault] = (argType.description ?? '').split(' @default ');
      const written = props[name]?.tsType?.raw?.replace(/ \| undefined$/, '');
      const table = {
        ...argType.table,
        disable: !(name in props),
        ...(written !== undefined && { type: { summary: written } }),
        ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
      };
      return [name, { ...argType, description, table }];
    }),
  );
};

// After Storybook has added the args of the story.
completeArgTypes.secondPass = true;

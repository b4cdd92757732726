import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What react-docgen adds to a component. */
interface WithDocgen {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

/**
 * Makes the table of props true: types as they are written, `@default` of a sentence as the default, and only props of the
 * component and not those of the story.
 */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as WithDocgen | undefined)?.__docgenInfo?.props;
  if (!props) return argTypes;
  const ofStory = Object.keys(initialArgs).filter((name) => !(name in props));
  return Object.fromEntries<ReturnType<ArgTypesEnhancer>[string]>([
    ...ofStory.map((name) => [name, { name, table: { disable: true } }] as const),
    ...Object.entries(argTypes).map(([name, argType]) => {
      const [description = '', byDefault] = (argType.description ?? '').split(' @default ');
      const written = props[name]?.tsType?.raw?.replace(/ \| undefined$/, '');
      const table = {
        ...argType.table,
        ...(written !== undefined && { type: { summary: written } }),
        ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
      };
      return [name, { ...argType, description, table }] as const;
    }),
  ]);
};

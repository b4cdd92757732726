import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/createDealerkit.ts'],
  format: 'esm',
  target: 'node20',
  // The rules of the brand are part of the command, so that it installs without React.
  noExternal: [/^@dealerkit\//, 'culori'],
  dts: false,
  clean: true,
  silent: true,
});

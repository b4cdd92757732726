import { addons } from 'storybook/manager-api';
import '../packages/ui/src/theme/fonts.css';
import { siteTheme } from './theme.ts';

addons.setConfig({ theme: siteTheme });

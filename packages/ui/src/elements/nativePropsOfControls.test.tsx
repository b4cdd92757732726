import { testNativeProps } from '../../stories/testNativeProps.js';
import { Button } from './Button/Button.js';
import { Checkbox } from './Checkbox/Checkbox.js';
import { Menu, MenuItem, MenuSeparator } from './Menu/Menu.js';
import { Popover } from './Popover/Popover.js';
import { Radio } from './RadioGroup/RadioGroup.js';
import { Select } from './Select/Select.js';
import { Switch } from './Switch/Switch.js';
import { Tabs } from './Tabs/Tabs.js';
import { Tooltip } from './Tooltip/Tooltip.js';

const trigger = <Button>Order</Button>;

testNativeProps([
  ['Checkbox', 'input', (given) => <Checkbox {...given} label="In stock" indeterminate />],
  [
    'Menu',
    'div',
    (given) => (
      <Menu {...given} trigger={trigger} defaultOpen>
        <MenuItem>Edit</MenuItem>
      </Menu>
    ),
  ],
  [
    'MenuItem',
    'div',
    (given) => (
      <Menu trigger={trigger} defaultOpen>
        <MenuItem {...given}>Edit</MenuItem>
      </Menu>
    ),
  ],
  [
    'MenuSeparator',
    'div',
    (given) => (
      <Menu trigger={trigger} defaultOpen>
        <MenuSeparator {...given} />
      </Menu>
    ),
  ],
  [
    'Popover',
    'div',
    (given) => (
      <Popover {...given} trigger={trigger} label="Brand" defaultOpen>
        {null}
      </Popover>
    ),
  ],
  ['Radio', 'input', (given) => <Radio {...given} value="van" label="By van" />],
  [
    'Select',
    'select',
    (given) => (
      <Select {...given} label="Showroom">
        <option>Kadamtali</option>
      </Select>
    ),
  ],
  ['Switch', 'input', (given) => <Switch {...given} label="Show" />],
  [
    'Tabs',
    'div',
    (given) => <Tabs {...given} label="Part" tabs={[{ value: 'facts', label: 'Facts', content: '430 mm' }]} />,
  ],
  [
    'Tooltip',
    'div',
    (given) => (
      <Tooltip {...given} text="As a file" defaultOpen>
        <Button>Export</Button>
      </Tooltip>
    ),
  ],
]);

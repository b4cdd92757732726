import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Field } from '../../elements/Field/Field.js';
import type { Brand } from '../../brand.js';
import { isColor } from '../../theme/brand/color.js';
import { colorsByRole } from '../../theme/roles.js';
import { roleLabel } from '../Tokens/measuredPairs.js';
import { fields, list, listItem, swatch } from './BrandEditor.css.js';
import type { GivenColor } from './brandChoices.js';
import { ColorField } from './ColorField.js';

export interface RoleColorsProps {
  /** The brand with all its colours. */
  brand: Brand;
  /** The colours that are set. */
  given: readonly GivenColor[];
  /** Sets the colour of a role, or removes it. */
  onSet: (mode: GivenColor['mode'], role: string, color?: string) => void;
}

const modes = ['light', 'dark'] as const;

/** Sets single colours of a mode, which are used as given. */
export const RoleColors = ({ brand, given, onSet }: RoleColorsProps) => {
  const [mode, setMode] = useState<GivenColor['mode']>('light');
  const [role, setRole] = useState('accent.onSurface');
  const colors = colorsByRole(brand[mode]);
  const chosen = given.find((each) => each.mode === mode && each.role === role);
  return (
    <>
      <div className={fields}>
        <Field label="Role">
          {(control) => (
            <select {...control} value={role} onChange={({ target }) => setRole(target.value)}>
              {[...colors.keys()].map((each) => (
                <option key={each} value={each}>
                  {roleLabel(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Mode">
          {(control) => (
            <select
              {...control}
              value={mode}
              onChange={({ target }) => setMode(modes.find((each) => each === target.value) ?? 'light')}
            >
              {modes.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </Field>
        <ColorField
          key={`${mode} ${role}`}
          label="Colour of the role"
          value={chosen?.color ?? ''}
          current={colors.get(role) ?? ''}
          accepts={(color) => color === '' || isColor(color)}
          onChange={(color) => onSet(mode, role, color || undefined)}
        />
      </div>
      <ul className={list}>
        {given.map((each) => (
          <li key={`${each.mode} ${each.role}`} className={listItem}>
            <span>
              <span className={swatch} style={{ background: each.color }} /> {roleLabel(each.role)}, {each.mode}:{' '}
              {each.color}
            </span>
            <Button
              aria-label={`Remove ${roleLabel(each.role)}, ${each.mode}`}
              onClick={() => onSet(each.mode, each.role)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

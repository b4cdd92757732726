'use client';
import { useUi } from '../../UiProvider.js';
import type { NativeProps } from '../nativeProps.js';
import { Button } from '../Button/Button.js';
import type { ButtonStyleProps } from '../Button/Button.js';

export interface ButtonLinkProps extends ButtonStyleProps, Omit<NativeProps<'a'>, 'children'> {
  /** The URL of the target page. */
  href: string;
}

/** A link of the link component of `UiProvider` that looks like a button; use `Button` with `asChild` for another link. */
export const ButtonLink = ({ tone, size, fullWidth, ...anchor }: ButtonLinkProps) => {
  const { Link } = useUi();
  return (
    <Button asChild tone={tone} size={size} fullWidth={fullWidth}>
      <Link {...anchor} />
    </Button>
  );
};

'use client';
import { useUi } from '../../UiProvider.js';
import type { NativeProps } from '../nativeProps.js';
import { Button } from '../Button/Button.js';
import type { ButtonProps } from '../Button/Button.js';

export interface ButtonLinkProps extends NativeProps<'a'>, Pick<ButtonProps, 'children' | 'tone' | 'fullWidth'> {
  /** The URL of the target page. */
  href: string;
}

/** A link of the link component of `UiProvider` that looks like a button; use `Button` with `asChild` for another link. */
export const ButtonLink = ({ tone, fullWidth, ...anchor }: ButtonLinkProps) => {
  const { Link } = useUi();
  return (
    <Button asChild tone={tone} fullWidth={fullWidth}>
      <Link {...anchor} />
    </Button>
  );
};

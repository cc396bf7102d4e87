import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './Button.module.css'

interface ButtonStyle {
  /** Each screen has one filled button; the others are outlined or quiet. */
  variant?: 'filled' | 'outlined' | 'quiet' | undefined
  wide?: boolean | undefined
  icon?: ReactNode
  /** What the button acts on, for screen readers; everybody else sees it in the button's row. */
  of?: ReactNode
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Shows that work is under way; the button keeps its width and ignores further presses. */
  busy?: boolean
}

export interface ButtonLinkProps extends LinkProps, ButtonStyle {
  ref?: Ref<HTMLAnchorElement>
}

function classNames({ variant = 'filled', wide }: ButtonStyle, extra: string | undefined) {
  return [classes.button, classes[variant], wide && classes.wide, extra].filter(Boolean).join(' ')
}

function labelWith(children: ReactNode, of: ReactNode) {
  if (of === undefined) return children
  return (
    <span>
      {children}
      <span className="visually-hidden"> {of}</span>
    </span>
  )
}

export function Button({ variant, wide, icon, of, busy = false, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={classNames({ variant, wide }, className)}
    >
      {busy ? <span className={classes.spinner} aria-hidden="true" /> : icon}
      {labelWith(children, of)}
    </button>
  )
}

export function ButtonLink({ variant, wide, icon, of, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames({ variant, wide }, className)}>
      {icon}
      {labelWith(children, of)}
    </Link>
  )
}

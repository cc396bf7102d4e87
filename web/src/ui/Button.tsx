import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './Button.module.css'

interface ButtonStyle {
  /** One filled button for each screen; the others are outlined or quiet. */
  variant?: 'filled' | 'outlined' | 'quiet' | undefined
  wide?: boolean | undefined
  icon?: ReactNode
  /** What it acts on, for those who do not see the row that it stands in. */
  of?: ReactNode
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Work is under way: the button keeps its width and takes no second press. */
  busy?: boolean
}

export interface ButtonLinkProps extends LinkProps, ButtonStyle {}

function classNames({ variant = 'filled', wide }: ButtonStyle, extra: string | undefined) {
  return [classes.button, classes[variant], wide && classes.wide, extra].filter(Boolean).join(' ')
}

function wordsOf(children: ReactNode, of: ReactNode) {
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
      {wordsOf(children, of)}
    </button>
  )
}

export function ButtonLink({ variant, wide, icon, of, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames({ variant, wide }, className)}>
      {icon}
      {wordsOf(children, of)}
    </Link>
  )
}

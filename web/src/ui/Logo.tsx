import { Link } from 'react-router'
import classes from './Logo.module.css'
import { LogoMark } from './LogoMark.tsx'
import { t } from './translation.ts'

export function Logo({ to = '/home' }: { to?: string }) {
  return (
    <Link to={to} className={classes.logo}>
      <LogoMark className={classes.mark} />
      <span className={classes.word}>
        <span className={classes.name}>BNR</span> <span className={classes.kind}>Matrimony</span>
        <span className="visually-hidden">{t(', home')}</span>
      </span>
    </Link>
  )
}

import { indianNumber } from '@bnr/contract/indianNumber'
import { Link } from 'react-router'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './CountTile.module.css'

export interface CountTileProps {
  label: string
  to: string
  /** Undefined while it is counted. */
  count: number | undefined
  failed: boolean
}

export function CountTile({ label, to, count, failed }: CountTileProps) {
  const { t } = useTranslation()
  const uncounted = failed ? t('Not available') : '…'
  return (
    <li>
      <Surface as={Link} to={to} className={classes.tile}>
        <span className={classes.count}>{count === undefined ? uncounted : indianNumber(count)}</span>
        <span className={classes.label}>{label}</span>
      </Surface>
    </li>
  )
}

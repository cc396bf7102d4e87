import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import { t } from '../../ui/translation.ts'
import classes from './VerifiedBadge.module.css'

/** Says that the member proved the number, and explains it in a tooltip and to screen readers. */
export function VerifiedBadge({ verified }: { verified: boolean | undefined }) {
  if (!verified) return null
  const meaning = t('The mobile number was confirmed with a code')
  return (
    <span className={classes.badge} title={meaning}>
      <IconRosetteDiscountCheck size={18} aria-hidden />
      {t('Verified')}
      <span className="visually-hidden">: {meaning}</span>
    </span>
  )
}

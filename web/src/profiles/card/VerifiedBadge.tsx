import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import { useTranslation } from '../../ui/translation.ts'
import classes from './VerifiedBadge.module.css'

/** Says that a number was proved, and what that means to whoever points at it or hears it read. */
export function VerifiedBadge({ verified }: { verified: boolean | undefined }) {
  const { t } = useTranslation()
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

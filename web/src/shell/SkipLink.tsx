import { useTranslation } from '../ui/translation.ts'
import classes from './headers.module.css'

export const mainId = 'main'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a href={`#${mainId}`} className={classes.skip}>
      {t('Skip to main content')}
    </a>
  )
}

import { t } from '../ui/translation.ts'
import classes from './headers.module.css'

export const mainId = 'main'

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={classes.skip}>
      {t('Skip to main content')}
    </a>
  )
}

import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { t } from '../../ui/translation.ts'
import classes from './HighlightMark.module.css'

/** Says in words what the gold around a card means. */
export function HighlightMark() {
  return (
    <span className={classes.mark}>
      <IconSparkles size={16} aria-hidden />
      {t('Highlighted')}
    </span>
  )
}

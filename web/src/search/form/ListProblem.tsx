import { useTranslation } from '../../ui/translation.ts'
import classes from './ListProblem.module.css'

/** Shown when a list failed to load. The rest of the form works without it. */
export function ListProblem({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      {t('This list could not be loaded.')}{' '}
      <button type="button" className={classes.retry} onClick={retry}>
        {t('Try again')}
      </button>
    </>
  )
}

import { useTranslation } from '../../ui/translation.ts'
import classes from './ListProblem.module.css'

/** A list that did not come; the rest of the form works without it. */
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

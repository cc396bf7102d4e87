import { notePageStatus } from '../platform/visit.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import { useTranslation } from '../ui/translation.ts'
import { usePageTitle } from '../ui/usePageTitle.ts'
import classes from './StoryNotFound.module.css'

export function StoryNotFound() {
  const { t } = useTranslation()
  notePageStatus(404)
  usePageTitle(t('Story not found'))
  return (
    <div className={classes.notice}>
      <LogoMark className={classes.mark} />
      <h1 tabIndex={-1}>{t('This story is not here')}</h1>
      <p>{t('It may have been taken down at the wish of the couple, or the address may be mistyped.')}</p>
      <ButtonLink to="/testimonials" variant="outlined">
        {t('All success stories')}
      </ButtonLink>
    </div>
  )
}

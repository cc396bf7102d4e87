import { notePageStatus } from '../platform/visit.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useTranslation } from '../ui/translation.ts'
import { StoryNotice } from './StoryNotice.tsx'

export function StoryNotFound() {
  const { t } = useTranslation()
  notePageStatus(404)
  return (
    <StoryNotice title={t('This story is not here')} pageTitle={t('Story not found')}>
      <p>{t('It may have been taken down at the wish of the couple, or the address may be mistyped.')}</p>
      <ButtonLink to="/testimonials" variant="outlined">
        {t('All success stories')}
      </ButtonLink>
    </StoryNotice>
  )
}

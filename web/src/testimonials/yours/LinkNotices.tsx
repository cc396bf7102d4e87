import { ButtonLink } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { StoryNotice } from '../StoryNotice.tsx'

export function LinkIncomplete() {
  const { t } = useTranslation()
  return (
    <StoryNotice title={t('This link is not complete')}>
      <p>{t('Please open the link of our message once more, or copy all of it.')}</p>
    </StoryNotice>
  )
}

export function LinkOver({ days }: { days: number }) {
  const { t } = useTranslation()
  return (
    <StoryNotice title={t('This link is no longer valid')}>
      <p>
        {t('It holds for {days} days, and ends when we send another one. Please ask us for a new link.', {
          days,
        })}
      </p>
      <ButtonLink to="/contact-us" variant="outlined">
        {t('Contact us')}
      </ButtonLink>
    </StoryNotice>
  )
}

export function StoryTold() {
  const { t } = useTranslation()
  return (
    <StoryNotice title={t('Thank you. Your story is with us')}>
      <p>
        {t(
          'We read it now, and tell you when others can read it. If something is to be changed, please call us.',
        )}
      </p>
      <ButtonLink to="/testimonials" variant="outlined">
        {t('Success Stories')}
      </ButtonLink>
    </StoryNotice>
  )
}

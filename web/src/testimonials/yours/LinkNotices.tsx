import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { StoryNotice } from '../StoryNotice.tsx'

export function LinkIncomplete() {
  return (
    <StoryNotice title={t('This link is not complete')}>
      <p>{t('Open the link in our message again, or copy the whole link.')}</p>
    </StoryNotice>
  )
}

export function LinkOver({ days }: { days: number }) {
  return (
    <StoryNotice title={t('This link is no longer valid')}>
      <p>
        {t('A link works for {days} days, or until we send a new one. Please ask us for a new link.', {
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
  return (
    <StoryNotice title={t('Thank you. We have received your story')}>
      <p>{t('We will review it and tell you when it is published. To change something, please call us.')}</p>
      <ButtonLink to="/testimonials" variant="outlined">
        {t('Success Stories')}
      </ButtonLink>
    </StoryNotice>
  )
}

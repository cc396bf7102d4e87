import type { ChangedTestimony, Testimony } from '@bnr/contract/testimonials/schemas'
import { useParams } from 'react-router'
import { hasUnsavedWork } from '../../platform/unsavedWork.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import type { FormControl } from '../../ui/form/formAccess.ts'
import { useSavedForm } from '../../ui/form/useSavedForm.ts'
import { dayShown } from '../../ui/moments.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Section } from '../../ui/Section.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import fields from '../StoryFields.module.css'
import { StoryFields } from '../StoryFields.tsx'
import { CoupleFields } from './CoupleFields.tsx'
import { useChangeStory } from './calls.ts'
import classes from './EditStoryPage.module.css'
import { ManagedPhotos } from './ManagedPhotos.tsx'
import { ManagedStory } from './ManagedStory.tsx'
import { StoryBadge } from './StoryBadge.tsx'
import consentClasses from './StoryConsent.module.css'
import { StoryTransitions } from './StoryTransitions.tsx'
import { storyChangeForm, type TestimonialValues } from './storyForm.ts'
import { useReturn } from './useReturn.ts'

export const meta = () => pageMeta('Testimonial')

/** Milliseconds before the return to the queue, to read the confirmation (specification 3, section 4). */
const confirmationMilliseconds = 3000

export default function EditStoryPage() {
  const { id } = useParams()
  return <ManagedStory id={Number(id)}>{(story) => <EditStory key={story.id} story={story} />}</ManagedStory>
}

function EditStory({ story }: { story: Testimony }) {
  const { caption, status, reason } = story
  const { form, isUnsaved } = useSavedForm(storyChangeForm(story, useUpdate(story.id)))
  return (
    <>
      <PageTitle
        title={caption || t('A story without a caption')}
        lead={<StoryBadge status={status} />}
        actions={<StoryTransitions story={story} isUnsaved={isUnsaved} />}
      />
      {reason && <p className={classes.reason}>{t('Rejected: {reason}', { reason })}</p>}
      <StoryConsent story={story} />
      <div className="stack-6">
        <Section surface title={t('Photos')}>
          <ManagedPhotos story={story} />
        </Section>
        <Section surface title={t('Information')}>
          <EditForm form={form} />
        </Section>
      </div>
    </>
  )
}

function EditForm({ form }: { form: FormControl<TestimonialValues> }) {
  const actions = (
    <div className="row-3">
      <SubmitButton form={form} label={t('Update')} variant="outlined" />
      <ButtonLink variant="quiet" to="/testimonials/approve">
        {t('Cancel')}
      </ButtonLink>
    </div>
  )
  return (
    <Form form={form} className={fields.form} actions={actions}>
      <StoryFields form={form} />
      <CoupleFields form={form} idsRequired={false} />
    </Form>
  )
}

function useUpdate(id: number) {
  const { mutateAsync } = useChangeStory(id)
  const leave = useReturn()
  return async (changed: ChangedTestimony) => {
    toastSuccess(t((await mutateAsync(changed)).message))
    leave(confirmationMilliseconds, hasUnsavedWork)
  }
}

/** Shows staff whether the couple has agreed to the publication. */
function StoryConsent({ story: { consentAt, status } }: { story: Testimony }) {
  if (consentAt)
    return (
      <p className={consentClasses.consent}>{t('Consent given {date}', { date: dayShown(consentAt) })}</p>
    )
  return (
    <p className={consentClasses.consent}>
      {t('No consent recorded.')} {status !== 'Active' && t('Ask the couple before you publish this story.')}
    </p>
  )
}

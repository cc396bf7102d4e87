import type { NewTestimony, Testimony } from '@bnr/contract/testimonials/schemas'
import { unfinished } from '@bnr/contract/testimonials/transitions'
import { useSearchParams } from 'react-router'
import { rowIdOf } from '../../platform/rowIdOf.ts'
import { useIsShown } from '../../platform/useIsShown.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { WizardProgress } from '../../ui/WizardProgress.tsx'
import fields from '../StoryFields.module.css'
import { StoryFields } from '../StoryFields.tsx'
import { CoupleFields } from './CoupleFields.tsx'
import classes from './CreateStoryPage.module.css'
import { useCreateStory, useStoryTransition } from './calls.ts'
import { ManagedPhotos } from './ManagedPhotos.tsx'
import { ManagedStory } from './ManagedStory.tsx'
import { newStoryForm } from './storyForm.ts'
import { useReturn } from './useReturn.ts'

const steps = ['Information', 'Upload Photos']

/** The address contains the story's id, so that a reload stays on the second step. */
const storyParameter = 'story'

export default function CreateStoryPage() {
  const [address] = useSearchParams()
  const id = rowIdOf(address.get(storyParameter))
  const current = id === undefined ? 1 : 2
  return (
    <>
      <PageTitle title={t('Create Testimonial')} />
      <Surface>
        <WizardProgress
          steps={steps.map((step) => t(step))}
          current={current}
          completion={(current - 1) * 50}
          label={t('Progress of the story')}
        />
        <h2 className={classes.title}>{t(steps[current - 1] ?? '')}</h2>
        {id === undefined ? (
          <InformationStep />
        ) : (
          <ManagedStory id={id}>{(story) => <PhotosStep key={story.id} story={story} />}</ManagedStory>
        )}
      </Surface>
    </>
  )
}

function InformationStep() {
  const form = useForm(newStoryForm(useCreate()))
  const actions = (
    <div className="row-3">
      <SubmitButton form={form} label={t('Continue')} />
    </div>
  )
  return (
    <Form form={form} className={fields.form} actions={actions}>
      <StoryFields form={form} />
      <CoupleFields form={form} idsRequired />
    </Form>
  )
}

/** Milliseconds before the next step, to read the confirmation (specification 3, section 4). */
const confirmationMilliseconds = 1000

function useCreate() {
  const { mutateAsync } = useCreateStory()
  const [, setAddress] = useSearchParams()
  const isShown = useIsShown()
  return async (story: NewTestimony) => {
    const { id, message } = await mutateAsync(story)
    toastSuccess(t(message))
    await new Promise((done) => setTimeout(done, confirmationMilliseconds))
    if (isShown.current) setAddress({ [storyParameter]: String(id) }, { replace: true })
  }
}

function PhotosStep({ story }: { story: Testimony }) {
  const { mutate, isPending } = useStoryTransition(story.id)
  const leave = useReturn()
  function save() {
    if (!unfinished.includes(story.status)) return leave(0)
    mutate(
      { name: 'ready' },
      {
        onSuccess: ({ message }) => {
          toastSuccess(t(message))
          leave(0)
        },
        onError: (error) => toastError(t(error.message)),
      },
    )
  }
  return (
    <div className={fields.form}>
      <ManagedPhotos story={story} />
      <div className="row-3">
        <Button busy={isPending} onClick={save}>
          {t('Save')}
        </Button>
      </div>
    </div>
  )
}

import { CallError } from '@bnr/contract/client'
import { type SubmittedStory, submittedStory } from '@bnr/contract/testimonials/schemas'
import type { YourStory } from '@bnr/contract/testimonials/yours'
import { errorsOf } from '../../platform/formErrors.ts'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { type FormOptions, useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import fields from '../StoryFields.module.css'
import { StoryFields } from '../StoryFields.tsx'
import { type StoryValues, storyDraftOf, storyValuesOf } from '../storyValues.ts'
import { PublicationConsent } from './PublicationConsent.tsx'
import { type KeptState, useKept } from './useKept.ts'
import classes from './YourStory.module.css'
import type { YourStoryCalls } from './yourStory.ts'

export interface YourStoryFormProps {
  story: YourStory
  calls: YourStoryCalls
  onSent: () => void
  /** Called when the link has expired or somebody else has sent the story. */
  onOver: (error: CallError) => void
}

export function YourStoryForm({ story, calls, onSent, onOver }: YourStoryFormProps) {
  const withEndReported = reportingEnd(onOver)
  const form = useForm<YourStoryValues>({
    initial: () => ({ ...storyValuesOf(story), consent: false }),
    check: validate,
    send: async (values) => {
      await withEndReported(calls.send(toldStoryOf(values)))
      onSent()
    },
    refused: (error) => errorsOf(error, submittedStory),
  })
  const state = useKept({
    values: storyDraftOf(form.values),
    save: (begun) => withEndReported(calls.save(begun)),
    saveOnLeaving: calls.saveOnLeaving,
  })
  const actions = (
    <div className="row-3">
      <SubmitButton form={form} label={t('Send our story')} />
      <p role="status" className={classes.state}>
        {t(stateWords[state])}
      </p>
    </div>
  )
  return (
    <Form form={form} className={fields.form} actions={actions}>
      <StoryFields form={form} />
      <PublicationConsent form={form} />
    </Form>
  )
}

const stateWords: Record<KeptState, string> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved. You can continue later with the same link.',
  failed: 'Not saved yet. We will try again automatically.',
}

interface YourStoryValues extends StoryValues {
  consent: boolean
}

/** The cast is safe, because `validate` and the server refuse a story without consent. */
const toldStoryOf = ({ consent, ...values }: YourStoryValues) =>
  ({ ...storyDraftOf(values), consent }) as SubmittedStory

const validate: NonNullable<FormOptions<YourStoryValues>['check']> = async (values) => {
  const { firstIssues } = await import('../../platform/validate.ts')
  return firstIssues(submittedStory, toldStoryOf(values))
}

const isOver = (error: unknown): error is CallError =>
  error instanceof CallError && (error.code === 'link_expired' || error.code === 'link_used')

const reportingEnd =
  (onOver: YourStoryFormProps['onOver']) =>
  async <Reply,>(reply: Promise<Reply>): Promise<Reply> => {
    try {
      return await reply
    } catch (error) {
      if (isOver(error)) onOver(error)
      throw error
    }
  }

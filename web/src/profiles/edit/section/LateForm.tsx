import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { t } from '../../../ui/translation.ts'
import classes from './LateForm.module.css'
import { questions } from './questions.ts'
import type { SectionFormProps } from './SectionForm.tsx'

type Form = ComponentType<SectionFormProps>

/** A section's form, loaded when it is opened. Without a connection it says so, and other open forms stay. */
export function LateForm(props: SectionFormProps) {
  const { Form, failed, load } = useForm(props.name)
  if (Form) return <Form {...props} />
  if (!failed)
    return (
      <div role="status" aria-label={t('Loading…')} className={classes.skeleton}>
        {['a', 'b', 'c', 'd'].map((field) => (
          <span key={field} />
        ))}
      </div>
    )
  return (
    <div role="alert" className={classes.failed}>
      <p>{t('This form could not be loaded. Please check your network.')}</p>
      <Button variant="outlined" onClick={load}>
        {t('Try again')}
      </Button>
    </div>
  )
}

/** Used because React's `lazy` would remember a failure permanently. */
function useForm(name: SectionFormProps['name']) {
  const [Form, setForm] = useState<Form>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadForm(name).then(
      (loaded) => setForm(() => loaded),
      () => setFailed(true),
    )
  }, [name])
  useEffect(load, [load])
  return { Form, failed, load }
}

async function loadForm(name: SectionFormProps['name']): Promise<Form> {
  const [{ SectionForm }, Questions] = await Promise.all([import('./SectionForm.tsx'), questions[name]()])
  return (props) => <SectionForm {...props} Questions={Questions} />
}

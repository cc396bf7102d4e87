import type { ReactNode } from 'react'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import type { FormFrame } from '../../ui/form/formAccess.ts'
import classes from './panel.module.css'

export interface PanelFormProps {
  form: FormFrame
  action: string
  outlined?: boolean
  children: ReactNode
}

/** The layout of every settings form. */
export function PanelForm({ form, action, outlined = false, children }: PanelFormProps) {
  const button = (
    <div className="row-3">
      <SubmitButton form={form} label={action} variant={outlined ? 'outlined' : 'filled'} />
    </div>
  )
  return (
    <Form form={form} className={classes.form} actions={button}>
      {children}
    </Form>
  )
}

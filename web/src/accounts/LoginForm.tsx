import type { ReactNode } from 'react'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import type { FormFrame } from '../ui/form/formAccess.ts'
import classes from './login.module.css'

export interface LoginFormProps {
  form: FormFrame
  action: string
  children: ReactNode
  below?: ReactNode
}

/** The layout of every login form: the focus is in the first field, and there is one button. */
export function LoginForm({ form, action, children, below }: LoginFormProps) {
  return (
    <Form
      form={form}
      takesFocus
      className={classes.form}
      actions={
        <>
          <SubmitButton form={form} label={action} wide />
          {below}
        </>
      }
    >
      {children}
    </Form>
  )
}

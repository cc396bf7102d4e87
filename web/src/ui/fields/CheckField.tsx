import type { ReactNode } from 'react'
import classes from './fields.module.css'

export interface CheckFieldProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
}

export function CheckField({ label, checked, onChange, ...input }: CheckFieldProps) {
  return (
    <label className={classes.check}>
      <input
        {...input}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

import { InputWrapperContext } from '@mantine/core'
import type { ReactNode } from 'react'
import type { InputTies } from './FieldShell.tsx'

/** On a phone a list that is laid out in the page itself pushes the field it belongs to off the screen. */
export const withoutScrolling = { floatingStrategy: 'fixed' } as const

/** Mantine describes an input by the hint and error of its own wrapper alone; ours stand in the FieldShell. */
export const describedInput = (ties: InputTies) => (input: ReactNode) => (
  <InputWrapperContext
    value={{
      inputId: ties.id,
      describedBy: ties['aria-describedby'],
      labelId: undefined,
      offsetTop: false,
      offsetBottom: false,
      getStyles: null,
    }}
  >
    {input}
  </InputWrapperContext>
)

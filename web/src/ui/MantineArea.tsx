import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useColorScheme } from './colorScheme.ts'
import { mantineVariables, theme } from './theme.ts'

/**
 * Around the forms whose long lists are typed into, and nothing else: pages that are only read do without, so
 * that a phone does not load it.
 * A screen that uses one more Mantine component imports that component's `styles/X.layer.css` beside it.
 */
export function MantineArea({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={useColorScheme()}
    >
      {children}
    </MantineProvider>
  )
}

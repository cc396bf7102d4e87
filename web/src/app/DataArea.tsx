import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { SheetHost } from '../activities/sheet/SheetHost.tsx'
import { readingsHere } from '../platform/queryClient.ts'

/** Provides queries to every screen that reads from the server. Prerendered pages do without it and so load less. */
export default function DataArea() {
  return (
    <QueryClientProvider client={readingsHere()}>
      <Outlet />
      <SheetHost />
    </QueryClientProvider>
  )
}

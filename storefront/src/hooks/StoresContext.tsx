import { createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import type { Stores } from '../state/createStores.ts'

export const StoresContext = createContext<Stores | undefined>(undefined)

/** The stores of this page. */
export function useStores(): Stores {
  const stores = use(StoresContext)
  if (stores === undefined) throw new Error('No stores here: render below StoresContext.')
  return stores
}

/** How often the stores were reset. As a component's key, it mounts the component anew, with empty forms (decision 406). */
export function useResets(): number {
  return useSnapshot(useStores().checkout.form).resets
}

import type { Sku } from '@stemside/rules'
import { useEffect, useState } from 'react'
import { getBoughtWishes } from '../api/boughtWishes.ts'
import { useStores } from './StoresContext.tsx'

/**
 * What givers have bought from the lists with these ids. Without an answer of the store, the page shows the list without
 * it.
 */
export function useBoughtWishes(ids: readonly string[]): readonly Sku[] {
  const { api } = useStores()
  const [bought, setBought] = useState<readonly Sku[]>([])
  const key = ids.join()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const answers = await Promise.all(
        key.split(',').map((id) => getBoughtWishes(api, id).catch(() => [])),
      )
      if (!isOver) setBought(answers.flat())
    }
    if (key !== '') void ask()
    return () => {
      isOver = true
      setBought([])
    }
  }, [api, key])
  return bought
}

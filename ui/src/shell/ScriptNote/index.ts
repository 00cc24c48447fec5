export * from './ScriptNote.tsx'

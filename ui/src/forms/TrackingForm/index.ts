export * from './TrackingForm.tsx'

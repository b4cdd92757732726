import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Finds all dependencies at the start; otherwise Vite reloads the first page whenever it finds another.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
});

import { BlogScreen } from '@dealerkit/ui/screens/BlogScreen';
import type { BlogScreenProps } from '@dealerkit/ui/screens/BlogScreen';
import '@dealerkit/ui/screens/BlogScreen.css';
import { questions } from '../content/en/blog.js';
import { useContent } from '../preferences/language.js';

const useBlog = (): BlogScreenProps => ({ questions: useContent('questions', questions) });

/** `/blog` */
export const Blog = () => <BlogScreen {...useBlog()} />;

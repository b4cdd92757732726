import { BlogScreen } from '@dealerkit/ui/BlogScreen';
import type { BlogScreenProps } from '@dealerkit/ui/BlogScreen';
import '@dealerkit/ui/BlogScreen.css';
import { questions } from '../content/en/blog.js';
import { useContent } from '../preferences/language.js';

const useBlog = (): BlogScreenProps => ({ questions: useContent('questions', questions) });

/** `/blog` */
export const Blog = () => <BlogScreen {...useBlog()} />;
